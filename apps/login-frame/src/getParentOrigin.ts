/** Returns the origin of the app, as the browser states it; `undefined` if it does not. */
export function getParentOrigin(): string | undefined {
  // Firefox has no `ancestorOrigins`. The policy of the frame's element is `strict-origin`.
  return (
    location.ancestorOrigins?.[0] ??
    (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined)
  )
}
