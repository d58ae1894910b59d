import type { Token } from '@latchkit/core'
import { type ComponentType, memo, type ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { ListRow } from '../../parts/list/List.js'
import { TokenIcon, type TokenIconProps } from '../../parts/mark/TokenIcon.js'

type Format = (value: bigint, decimals: number) => string

/** Props of {@link TokenRow}. */
export type TokenRowProps = {
  readonly token: Token
  readonly network: NonNullable<TokenIconProps['network']>
  readonly namespace: TokenIconProps['namespace']
  readonly valueDecimals: number
  /** Opens the token. Absent: the row is plain text. */
  readonly onSelect?: ((id: string) => void) | undefined
  readonly formats: { readonly amount: Format; readonly full: Format; readonly usd: Format }
}

/** A token: its icon, name, amount and value. The tooltip of the amount has all of its digits. Only changed rows render again. */
export const TokenRow: ComponentType<TokenRowProps> = memo(PlainTokenRow)

function PlainTokenRow({
  token,
  network,
  namespace,
  valueDecimals,
  onSelect,
  formats,
}: TokenRowProps): ReactNode {
  const { tokens } = useAccountCopy().account
  const { id, name, symbol, amount, decimals, value, icon, address } = token
  return (
    <ListRow
      mark={
        <TokenIcon
          token={{ symbol: symbol || name, image: icon, isNative: address === undefined }}
          network={network}
          namespace={namespace}
          isLazy
        />
      }
      title={name || symbol || tokens.unknown}
      detail={
        <bdi title={`${formats.full(amount, decimals)} ${symbol}`}>
          {formats.amount(amount, decimals)} {symbol}
        </bdi>
      }
      end={
        value === undefined ? (
          <span className="token-value" data-unknown="">
            {tokens.noPrice}
          </span>
        ) : (
          <bdi className="token-value" dir="ltr">
            {formats.usd(value, valueDecimals)}
          </bdi>
        )
      }
      onClick={onSelect && (() => onSelect(id))}
    />
  )
}
