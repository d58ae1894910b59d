import type { SendCopy } from './SendCopy.js'

/** The strings of the views that send, in English. */
export const sendEn: SendCopy = {
  unsupported: { title: 'Unsupported network', text: 'Switch to a network that this app works with.' },
  amount: 'Amount',
  balance: 'Balance: {balance}',
  max: 'Max',
  maxNote: 'Everything, less the network fee.',
  switchUnit: 'Enter the amount as {amount}',
  selectToken: 'Select token',
  token: 'Token:',
  to: 'To',
  address: 'Address',
  paste: 'Paste',
  recipientErrors: {
    format: 'An address is 0x and 40 letters or digits.',
    checksum: 'This address has a typo. Copy it again.',
    'zero-address': 'What is sent to this address is lost.',
  },
  notices: {
    'own-address': { title: 'This is your own address', text: 'You would send to yourself.' },
    'token-contract': {
      title: 'This is a token, not a wallet',
      text: 'What is sent to the contract of a token is usually lost.',
    },
    'look-alike': {
      title: 'Check the address',
      text: 'It looks like {address} from your activity, but is another one. Scammers create such addresses.',
    },
    'first-transfer': {
      title: 'New recipient',
      text: 'Your loaded activity has no transfer to this address.',
    },
  },
  check: {
    'select-token': 'Select token',
    'incorrect-value': 'Incorrect value',
    'add-amount': 'Add amount',
    'insufficient-funds': 'Insufficient funds',
    'add-address': 'Add address',
    'invalid-address': 'Invalid address',
    preview: 'Review',
  },
  tokens: {
    heading: 'Your tokens',
    empty: { title: 'No tokens to send', text: 'This account has no tokens on this network.' },
  },
  review: {
    none: { title: 'Nothing to review', text: 'The account or the network has changed.' },
    start: 'Start again',
    preparing: 'Reading balances and fees',
    failed: 'This can’t be sent',
    edit: 'Edit',
    from: 'From',
    to: 'To',
    details: 'Details',
    fee: 'Network fee',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    upTo: 'At most {fee}',
    total: 'Total',
    received: 'Recipient gets',
    takesFee: { title: 'This token takes a fee', text: 'The recipient gets less than you send.' },
    unverified: {
      title: 'The result is not known',
      text: 'This network can’t simulate the transfer. Only send a token that you trust.',
    },
    contract: {
      title: 'The recipient is a contract',
      text: 'Make sure that it accepts this token on this network.',
    },
    problems: {
      'insufficient-funds': { title: 'Insufficient funds', text: 'The balance is lower than the amount.' },
      'insufficient-fee': {
        title: 'Not enough for the network fee',
        text: 'Send less, choose a lower fee, or add funds.',
      },
    },
    declined: { title: 'Request declined', text: 'Nothing was sent.' },
    send: 'Send',
    checking: { title: 'Checking', text: 'Comparing the transaction with the network.' },
    signing: { title: 'Approve in {wallet}', text: 'Your wallet shows the same amount and address.' },
    sent: { title: 'Transaction started', text: 'It appears in your activity.' },
  },
}
