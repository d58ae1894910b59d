/** Returns whether the document is hidden, as in another tab. Without a document it is not: nothing tells when it is shown. */
export function isPageHidden(
  scope: { readonly document?: { readonly visibilityState: string } } = globalThis,
): boolean {
  return scope.document?.visibilityState === 'hidden'
}
