import type { ReplacementCopy } from './ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in English. */
export const replacementEn: ReplacementCopy = {
  actions: { 'speed-up': 'Speed up', cancel: 'Cancel transaction' },
  obstacles: {
    'not-tracked': 'This transaction wasn’t sent by this app. You can replace it in your wallet.',
    'not-pending': 'This transaction isn’t pending any more.',
    solana:
      'Transactions on Solana can’t be replaced. They are confirmed or expire within about two minutes.',
    bip122: 'You can raise the fee of this transaction in your wallet, if your wallet supports it.',
    'other-account': 'Only the account that has sent this transaction can replace it.',
    'other-network': 'Switch your wallet to the network of this transaction to replace it.',
    'smart-account': 'Transactions of a smart account can only be replaced in your wallet.',
    'nonce-unknown': 'The network hasn’t shown this transaction yet, so it can’t be replaced.',
    'long-data': 'This transaction is too long to be sent again from here. It can only be canceled.',
  },
  outcomes: {
    repriced: 'Sped up',
    cancelled: 'Canceled',
    replaced: 'Replaced',
    dropped: 'Dropped',
  },
  replacedBy: 'Replaced by',
  copyReplacedBy: 'Copy ID of the replacement',
  otherNonce: {
    title: 'This has replaced nothing',
    text: 'Your wallet has sent it as a second transaction. The earlier one can be confirmed, too.',
  },
  none: {
    title: 'Nothing to replace',
    text: 'The transaction isn’t pending any more, or the account or the network has changed.',
  },
  showActivity: 'Show activity',
  preparing: 'Reading the transaction and fees',
  failed: 'This can’t be replaced',
  notReplaceable: 'The transaction isn’t pending any more, or only your wallet can replace it.',
  settled: { title: 'Not pending any more', text: 'There is nothing left to replace. Nothing was sent.' },
  explain: {
    'speed-up':
      'Sends the same transaction again with a higher fee. Only one of the two can be confirmed, so you pay once.',
    cancel:
      'Sends nothing to your own account in its place. You pay this fee. If the first one is confirmed before, it stays.',
  },
  original: 'Transaction',
  contractCall: 'Contract call',
  deployment: 'New contract',
  currentFee: 'Fee until now',
  newFee: 'New network fee',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Not enough for the network fee',
    text: 'Choose a lower fee, or add funds.',
  },
  keepWaiting: 'Keep waiting',
  showTransaction: 'Show transaction',
  signing: {
    title: 'Approve in {wallet}',
    text: 'Check that your wallet shows the nonce {nonce}. With another one, it sends a second transaction.',
  },
  sent: { title: 'Replacement sent', text: 'Your activity shows which one is confirmed.' },
}
