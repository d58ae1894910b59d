import { Component, type ReactNode } from 'react'

/** Props of {@link ErrorBoundary}. */
export type ErrorBoundaryProps = {
  /** Rendered in place of the children after one of them threw; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children?: ReactNode
}

/**
 * Catches errors that its children throw while rendering, so that they do not unmount the host app. React logs the error.
 *
 * @example
 * ```tsx
 * import { ErrorBoundary } from '@latchkit/ui/buttons'
 * import type { ReactNode } from 'react'
 *
 * export const Guarded = ({ children }: { children: ReactNode }) => (
 *   <ErrorBoundary fallback={(retry) => <button type="button" onClick={retry}>Try again</button>}>
 *     {children}
 *   </ErrorBoundary>
 * )
 * ```
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  readonly retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
