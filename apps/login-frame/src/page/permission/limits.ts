// Limits of permissions, with the unit in each name.

/** The longest time for which an account grants a permission: 366 days. A session key can be stolen at any time until then. */
export const permissionDurationMaxS = 31_622_400

/** A period below this one makes the amount of a period no limit: it is available many times a day. */
export const shortPeriodS = 3_600

/** An amount from here on is no limit: no token has as many units in circulation. */
export const unlimitedAmount: bigint = 2n ** 128n

/** Number of characters of the longest permissions context (hex of 65,536 bytes). */
export const contextLengthMax = 131_074
