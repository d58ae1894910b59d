import type { ReactElement } from 'react'
import { Identicon } from '../parts/Identicon.js'

/**
 * A full address with its avatar, in groups of four characters whose gaps are not part of the text. It is never cut: an attacker can
 * create an address with the same first and last characters. `name`: of its account, which is read first.
 */
export function Address({
  address,
  name,
}: {
  readonly address: string
  readonly name?: string | undefined
}): ReactElement {
  const groups = address.match(/^0x.{4}|.{1,4}/g) ?? []
  return (
    <span className="full-address">
      <Identicon address={address} />
      {name !== undefined && <bdi className="account-name">{name}</bdi>}
      <bdi className="address-groups" dir="ltr">
        {groups.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </bdi>
    </span>
  )
}
