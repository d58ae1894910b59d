import type { NameRegistrationModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { TagIcon } from '../../icons/TagIcon.js'
import { Avatar } from '../../parts/mark/Avatar.js'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import { Result } from '../../parts/sent/Result.js'
import { Figure } from '../../parts/status/Figure.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'

/** Props of {@link RegisterAccountNameSuccessView}. */
export type RegisterAccountNameSuccessViewProps = {
  readonly model: NameRegistrationModel
  /** Shows the account. */
  readonly onDone?: (() => void) | undefined
}

/**
 * Shows a registration from the request to the wallet on, and then the registered name.
 *
 * @example
 * ```tsx
 * import type { NameRegistrationModel } from '@latchkit/core'
 * import { RegisterAccountNameSuccessView } from '@latchkit/ui/views/names'
 *
 * type Props = { model: NameRegistrationModel; done: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, done }: Props) => <RegisterAccountNameSuccessView model={model} onDone={done} />
 * ```
 */
export function RegisterAccountNameSuccessView({
  model,
  onDone,
}: RegisterAccountNameSuccessViewProps): ReactNode {
  const copy = useAccountCopy()
  const { names } = copy
  const tag = <TagIcon size={32} />
  switch (model.status) {
    case 'none':
      return <Status figure={<Figure>{tag}</Figure>} {...names.none} />
    case 'signing':
      return (
        <Status
          figure={
            <Ring state="running" shape="square">
              <WalletIcon wallet={model.wallet} size="large" />
            </Ring>
          }
          title={fill(names.signing.title, { wallet: getWalletName(model.wallet, copy) })}
          text={names.signing.text}
        />
      )
    case 'registering':
      return (
        <Status
          figure={
            <Ring state="running" shape="round">
              {tag}
            </Ring>
          }
          title={fill(names.registering.title, { name: model.name })}
          text={names.registering.text}
        />
      )
    case 'registered':
      return (
        <Result
          state="closed"
          shape="round"
          mark={<Avatar address={model.address} size={64} />}
          title={fill(names.registered.title, { name: model.name })}
          text={names.registered.text}
          action={names.registered.action}
          onDone={onDone}
        />
      )
  }
}
