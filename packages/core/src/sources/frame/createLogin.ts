import type { CreateSource } from '../../engine/source.js'
import type { PortContext } from '../../ports/Adapter.js'
import type { Frame, LoginFactory, LoginWallet } from '../../ports/Frame.js'
import { createFrameSource } from './createFrameSource.js'

/** Parts of the kit that a login frame receives. */
export type LoginContext = PortContext & {
  /** Shows the alert of a frame that does not load or answer, in debug mode. */
  readonly onProblem: (problem: 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain') => void
}

/**
 * Creates the value of the option `login` from a login frame. Apps use `loginFrame()` of `@latchkit/frame-client/login`.
 *
 * @param open Creates the frame. It must not load anything before the first call of a method.
 * @param wallet The name and the icon of the wallet. Default: of the app.
 * @example
 * ```ts
 * import { createLogin, type LoginContext, type LoginFactory } from '@latchkit/core/login'
 * import type { Frame } from '@latchkit/core/ports'
 *
 * export function myLogin(open: (context: LoginContext) => Frame): LoginFactory {
 *   return createLogin(open)
 * }
 * ```
 */
export function createLogin(open: (context: LoginContext) => Frame, wallet?: LoginWallet): LoginFactory {
  const create: CreateSource = (context) => {
    const { internal, ...portContext } = context
    const onProblem: LoginContext['onProblem'] = (problem) => {
      const code = problem.toUpperCase() as Uppercase<typeof problem>
      internal.send({ feature: 'alerts', event: { type: 'show', alert: { code, variant: 'error' } } })
    }
    return createFrameSource(context, open({ ...portContext, onProblem }), wallet)
  }
  return create
}
