/* The rules of Fredericus a second time, for search and simulation: functions over one fixed-size state.
 *
 * The rules in Python are the truth; tests hold these to them, decision by decision. Nothing here allocates, recurses,
 * or keeps anything between calls, and a state points nowhere: the same headers compile as C99, as C++ and for graphics
 * processors. Define FREDERICUS_FUNCTION and FREDERICUS_TABLE there as that compiler wants its functions and tables.
 */

#ifndef FREDERICUS_KERNEL_H
#define FREDERICUS_KERNEL_H

#include "chance.h"
#include "closing.h"
#include "counting.h"
#include "hunting.h"
#include "moves.h"
#include "plan.h"
#include "playout.h"
#include "redeal.h"
#include "score.h"
#include "seals.h"
#include "search.h"
#include "sheet.h"
#include "state.h"
#include "step.h"
#include "turn.h"

/* Rises with every change of the functions in kernel.c or of a structure that they share with Python. */
enum { FREDERICUS_KERNEL_VERSION = 1 };

#endif
