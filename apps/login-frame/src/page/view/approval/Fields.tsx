import { type ReactElement, useContext } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { fill } from '../../copy/fill.js'
import type { FieldValue, ModelField } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { fillTitle } from '../parts/fillTitle.js'
import { Address } from './Address.js'
import { formatUsd } from './formatUsd.js'

/** Lines with a name and a value. Values are isolated, so that they do not change the order of the texts around them. */
export function Fields({ fields }: { readonly fields: readonly ModelField[] }): ReactElement | null {
  const copy = useContext(CopyContext)
  if (fields.length === 0) return null
  return (
    <dl className="fields">
      {fields.map(({ name, values, value, label, usd }, index) => (
        // The lines of a request do not change, and a name can occur twice.
        <div className="field" data-long={isLong(value)} key={index}>
          <dt>{fill(copy.fields[name], values)}</dt>
          <dd>
            {usd !== undefined && <bdi className="usd">{formatUsd(usd, copy.settings.locale)}</bdi>}
            {toElement(value, copy, label)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Accounts of EVM chains and of Solana. */
const addressPattern = /^(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{43,44})$/

/** The longest text that has room beside the name of its line. */
const shortMax = 24

function isLong(value: FieldValue): true | undefined {
  return (typeof value === 'string' && value.length > shortMax) || undefined
}

function toElement(value: FieldValue, copy: Copy, label: string | undefined): ReactElement | string {
  if (typeof value === 'string')
    return addressPattern.test(value) ? (
      <Address address={value} name={label} />
    ) : (
      <bdi className="value">{value}</bdi>
    )
  if ('title' in value) return fillTitle(copy, value.title)
  return 'copy' in value ? copy[value.copy] : copy.instructions[value.instruction]
}
