import type { Timeouts } from '../protocol/createSdkTimeouts.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { replaceMethod } from './replaceMethod.js'

/** Expires each proposal one second before the SDK does, unless a wallet approves or rejects it. */
export function patchProposalExpiry(
  { client }: Pick<UniversalProvider, 'client'>,
  { timeouts }: { readonly timeouts: Timeouts },
): void {
  replaceMethod(client, 'connect', (original) => async (given) => {
    const proposed = (await original(given)) as Awaited<ReturnType<typeof client.connect>>
    // Looked up now, because the SDK may remove the proposal without an event before it expires.
    const proposal = client.proposal
      ?.getAll()
      .find((one) => proposed.uri?.startsWith(`wc:${(one as Proposal | null)?.pairingTopic}@`)) as
      | Proposal
      | undefined
    if (!proposal) return proposed
    const cancel = timeouts.add(() => client.events?.emit('proposal_expire', { id: proposal.id }))
    return { ...proposed, approval: () => proposed.approval().finally(cancel) }
  })
}

/** The fields of the SDK's stored proposal that are read here. */
type Proposal = { readonly id?: unknown; readonly pairingTopic?: unknown }
