type OpenScope = {
  readonly document?: { readonly hasFocus: () => boolean }
  readonly open?: (href: string, target: string, features: string) => unknown
}

/** Opens a link that was validated before. Does nothing without focus, because the user is not using the app then. */
export function openAppLink(href: string, target: string, scope: OpenScope = globalThis as OpenScope): void {
  if (scope.document?.hasFocus()) scope.open?.(href, target, 'noreferrer noopener')
}
