import { useLatchkitAccount, useLatchkitNetwork } from '@latchkit/react'

/** What the nearest kit's hooks say, in three lines. */
export function KitFacts() {
  const { status, address } = useLatchkitAccount()
  const { chainId } = useLatchkitNetwork()
  return (
    <dl className="facts">
      <dt>Status</dt>
      <dd>{status}</dd>
      <dt>Address</dt>
      <dd>{address ?? '–'}</dd>
      <dt>Network</dt>
      <dd>{chainId ?? '–'}</dd>
    </dl>
  )
}
