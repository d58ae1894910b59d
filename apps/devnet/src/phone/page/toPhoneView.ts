import { describePrompt } from '../describePrompt.js'
import type { Phone } from '../Phone.js'
import type { PhoneView } from './view.js'

/** Creates the view of a phone. */
export function toPhoneView({ state, online, prompts, sessions, ...phone }: Phone): PhoneView {
  const active = (addresses: readonly string[]) =>
    addresses[Math.min(state.accountIndex, addresses.length - 1)]
  return {
    name: state.name,
    online,
    locked: state.locked,
    accounts: [active(phone.evmAddresses), active(phone.solanaAddresses)].flatMap((each) => each ?? []),
    account: { index: state.accountIndex, count: phone.evmAddresses.length },
    chain: { id: state.chainId, known: state.knownChainIds },
    prompts: prompts.filter(({ status }) => status === 'open').map(describePrompt),
    sessions: sessions.map(({ topic, peer }) => ({
      topic,
      name: peer.metadata.name,
      url: peer.metadata.url,
    })),
  }
}
