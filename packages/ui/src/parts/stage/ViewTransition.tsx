import { Component, type Context, type ReactNode, type RefObject } from 'react'
import type { PreviousView } from '../motion/animateView.js'
import { ShownContext } from '../motion/ShownContext.js'

/** Props of {@link ViewTransition}. */
export type ViewTransitionProps = {
  /** Identifies the route. */
  readonly viewKey: string
  readonly stage: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * Animates a change of the view. A class, because only a class can read the DOM before React replaces it. The code for the
 * animation is loaded after the first view is shown.
 */
export class ViewTransition extends Component<ViewTransitionProps> {
  static override readonly contextType: Context<boolean> = ShownContext
  declare context: boolean
  #motion: Pick<typeof import('../motion/animateView.js'), 'animateView' | 'captureView'> | undefined
  #isRequested = false

  override componentDidMount(): void {
    this.#loadOnce()
  }

  /** Loads the animation when the view is shown. Not again: a chunk that fails would be requested with every update. */
  #loadOnce(): void {
    if (!this.context || this.#isRequested) return
    this.#isRequested = true
    import('../motion/motion.js').then(
      ({ motion }) => {
        this.#motion = motion
      },
      // Without the chunk, the next view slides in, and the previous one disappears.
      () => {},
    )
  }

  override getSnapshotBeforeUpdate({ viewKey }: ViewTransitionProps): PreviousView | null {
    const { stage } = this.props
    return (
      (viewKey !== this.props.viewKey && stage.current && this.#motion?.captureView(stage.current)) || null
    )
  }

  override componentDidUpdate(_: ViewTransitionProps, __: object, previous: PreviousView | null): void {
    this.#loadOnce()
    const { current } = this.props.stage
    // A microtask, because the scroll position is restored at the end of this commit.
    if (previous && current) queueMicrotask(() => this.#motion?.animateView(current, previous))
  }

  override render(): ReactNode {
    return this.props.children
  }
}
