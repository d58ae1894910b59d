import type { ApprovalModel } from './ApprovalModel.js'

/**
 * Returns whether a request is a sign-in (EIP-4361) at the app that asks, and nothing else: no warning, and no resources, which can be
 * capabilities (ERC-5573). Its signature gives that app a session, and moves no value: a page that hides the request gains only a session
 * at itself. Other messages can move value, such as the hash of a transaction of a Safe.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function isOwnSignIn({ title, warnings, fields }: ApprovalModel): boolean {
  return title.name === 'signIn' && warnings.length === 0 && fields.every(({ name }) => name !== 'resources')
}
