import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { SignMessage, type SiwxSignMessageViewProps } from '../siwx-sign-message/SiwxSignMessageView.js'

/** Props of {@link ConnectingSiweView}. */
export type ConnectingSiweViewProps = SiwxSignMessageViewProps

/**
 * Asks the user to sign the message of an app with the older option `siweConfig`. New apps use `siwx`, and with it `SiwxSignMessageView`.
 *
 * @example
 * ```tsx
 * import type { SiwxSignMessageModel } from '@latchkit/core'
 * import { ConnectingSiweView } from '@latchkit/ui/views/siwx'
 *
 * type Props = { model: SiwxSignMessageModel; sign: () => void; cancel: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, sign, cancel }: Props) => (
 *   <ConnectingSiweView model={model} onSign={sign} onCancel={cancel} />
 * )
 * ```
 */
export function ConnectingSiweView(props: ConnectingSiweViewProps): ReactNode {
  const { siwx } = useAccountCopy()
  return <SignMessage {...props} copy={{ ...siwx, ready: siwx.siwe }} />
}
