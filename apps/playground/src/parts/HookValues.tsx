import { useLatchkitAccount, useLatchkitNetwork } from '@latchkit/react'

/** Renders three hook values of the nearest kit. */
export function HookValues() {
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
