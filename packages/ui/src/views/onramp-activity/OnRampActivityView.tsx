import type { PurchasesModel } from '@latchkit/core'
import { type ReactNode, useMemo } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createMoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { Button } from '../../parts/button/Button.js'
import { List, ListRow } from '../../parts/list/List.js'
import { TokenIcon } from '../../parts/mark/TokenIcon.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link OnRampActivityView}. */
export type OnRampActivityViewProps = {
  readonly model: PurchasesModel
  /** Opens a purchase. */
  readonly onSelect?: ((purchaseId: string) => void) | undefined
  /** Shows the form. */
  readonly onBuy?: (() => void) | undefined
}

/**
 * Shows the purchases of this browser, by month.
 *
 * @example
 * ```tsx
 * import type { PurchasesModel } from '@latchkit/core'
 * import { OnRampActivityView } from '@latchkit/ui/views/onramp'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model }: { model: PurchasesModel }) => <OnRampActivityView model={model} />
 * ```
 */
export function OnRampActivityView({ model, onSelect, onBuy }: OnRampActivityViewProps): ReactNode {
  const { onramp, account, lang } = useAccountCopy()
  const format = useMemo(() => createMoneyFormat(lang), [lang])
  const dates = useMemo(
    () => ({
      month: new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }),
      day: new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }),
    }),
    [lang],
  )
  const { activity } = onramp
  if (model.months.length === 0)
    return (
      <Status
        figure={
          <Figure>
            <CardIcon size={32} />
          </Figure>
        }
        {...activity.empty}
      >
        {onBuy && (
          <Button variant="primary" onClick={onBuy}>
            {account.buy}
          </Button>
        )}
      </Status>
    )
  return (
    <div className="lists">
      {model.months.map(({ at, purchases }) => (
        <List key={at} label={dates.month.format(at)} heading>
          {purchases.map((purchase) => {
            const { id, symbol, amount, payment, paid, status, startedAt, provider, network } = purchase
            const isOpen = status === 'created' || status === 'processing'
            return (
              <ListRow
                key={id}
                mark={
                  <TokenIcon
                    token={{ symbol, isNative: symbol === network.currency }}
                    network={network}
                    namespace={network.id.startsWith('solana:') ? 'solana' : 'eip155'}
                    isLazy
                  />
                }
                title={amount === undefined ? symbol : format.token(amount, symbol)}
                detail={
                  <>
                    {dates.day.format(startedAt)} ·{' '}
                    {fill(activity.detail, { paid: format.money(paid, payment), provider: provider.name })}
                  </>
                }
                end={<Tag tone={isOpen ? 'accent' : 'quiet'}>{activity.statuses[status]}</Tag>}
                onClick={onSelect && (() => onSelect(id))}
              />
            )
          })}
        </List>
      ))}
    </div>
  )
}
