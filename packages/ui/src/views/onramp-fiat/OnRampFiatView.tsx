import type { OnRampPaymentsModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createMoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Mark } from '../../parts/mark/Mark.js'
import { NotConnected } from '../receive/NotConnected.js'

/** Props of {@link OnRampFiatView}. */
export type OnRampFiatViewProps = {
  readonly model: OnRampPaymentsModel
  /** Selects a currency by its code. */
  readonly onSelect?: ((payment: string) => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the currencies to pay with, and how much of each can be paid.
 *
 * @example
 * ```tsx
 * import type { OnRampPaymentsModel } from '@latchkit/core'
 * import { OnRampFiatView } from '@latchkit/ui/views/onramp'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: OnRampPaymentsModel }) => <OnRampFiatView model={model} />
 * ```
 */
export function OnRampFiatView({ model, onSelect, onConnect }: OnRampFiatViewProps): ReactNode {
  const { onramp, lang } = useAccountCopy()
  const format = useMemo(() => createMoneyFormat(lang), [lang])
  const names = useMemo(() => new Intl.DisplayNames(lang, { type: 'currency' }), [lang])
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  return (
    <List label={onramp.payments}>
      {model.payments.map(({ id, limits, isSelected }) => (
        <ListRow
          key={id}
          mark={<Mark name={id} shape="round" />}
          // `Intl` throws for a code of another shape.
          title={/^[A-Za-z]{3}$/.test(id) ? (names.of(id) ?? id) : id}
          detail={
            limits &&
            fill(onramp.limits, { min: format.money(limits.min, id), max: format.money(limits.max, id) })
          }
          current={isSelected}
          end={isSelected && <CheckIcon size={18} />}
          onClick={onSelect && (() => onSelect(id))}
        />
      ))}
    </List>
  )
}
