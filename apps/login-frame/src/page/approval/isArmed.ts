/** A click has no effect for this long after the request was displayed, uncovered or resized. */
export const armingDelayMs = 500

/**
 * Returns whether a click counts: the user caused it, and the button was displayed for long enough.
 *
 * @param displayedAt When the button was displayed last, in ms; null while it is not, or covered.
 */
export function isArmed(
  { at, isTrusted }: { readonly at: number; readonly isTrusted: boolean },
  displayedAt: number | null,
): boolean {
  return isTrusted && displayedAt !== null && at - displayedAt >= armingDelayMs
}
