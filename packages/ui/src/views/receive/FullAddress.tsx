import type { ReactNode } from 'react'
import { groupAddress } from '../../format/groupAddress.js'

/** Props of {@link FullAddress}. */
export type FullAddressProps = {
  readonly address: string
  /** Name of the address, for assistive technology. */
  readonly label: string
}

/**
 * A full address in groups of four characters. The gaps are not part of the text, so that a selection contains the plain
 * address. Screen readers read the groups as separate words. From left to right in every language.
 */
export function FullAddress({ address, label }: FullAddressProps): ReactNode {
  const groups = groupAddress(address)
  // At least the last four characters, which people compare.
  const lastGroup = groups.length - (groups.at(-1)?.length === 4 ? 1 : 2)
  return (
    <p className="full-address">
      <span className="visually-hidden">
        {label} <bdi dir="ltr">{groups.join(' ')}</bdi>
      </span>
      <span className="full-address-text" dir="ltr" aria-hidden="true">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group can occur twice, and the order does not change.
          <span key={index} data-end={index === 0 || index >= lastGroup || undefined}>
            {group}
          </span>
        ))}
      </span>
    </p>
  )
}
