import type { SendCopy } from './SendCopy.js'

/** The strings of the views that send, in English. */
export const sendEn: SendCopy = {
  unsupported: { title: 'Unsupported network', text: 'Switch to a network that this app works with.' },
  amount: 'Amount',
  balance: 'Balance: {balance}',
  max: 'Max',
  maxNote: 'Everything, less the network fee.',
  switchUnit: 'Enter the amount as {amount}',
  owned: 'You have {balance}',
  selectToken: 'Select token',
  token: 'Token:',
  to: 'To',
  address: 'Address',
  paste: 'Paste',
  recipientErrors: {
    format: 'An address is 0x and 40 letters or digits.',
    checksum: 'This address has a typo. Copy it again.',
    'zero-address': 'What is sent to this address is lost.',
    'solana-format': 'A Solana address is 32 to 44 letters and digits, and has no 0x.',
    'bitcoin-format': 'This isn’t a Bitcoin address, or it has a typo. Copy it again.',
    'other-network': 'This address belongs to another Bitcoin network.',
    'unknown-version': 'Bitcoin can’t protect what is sent to this type of address yet.',
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
    accountRent: 'New token account',
    accountRentNote: {
      title: 'The recipient needs a token account',
      text: 'It is created with this transfer and costs you {amount}.',
    },
    walletFee: {
      title: 'Your wallet sets the fee',
      text: 'The fees here are estimates. Check the fee in your wallet.',
    },
    about: 'About {fee}',
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
      'leaves-too-little': {
        title: 'Too little would be left',
        text: 'Solana accounts keep 0 SOL or about 0.0009 SOL. Send everything, or less.',
      },
      'recipient-minimum': {
        title: 'Too little for a new account',
        text: 'The recipient’s account is empty. Solana needs it to have about 0.0009 SOL.',
      },
      dust: { title: 'Amount too small', text: 'The Bitcoin network doesn’t pass on such a small amount.' },
      'wallet-sets-fee': {
        title: 'Enter an amount',
        text: 'Your wallet sets the fee itself, so everything can’t be sent from here.',
      },
      'to-program': { title: 'This is a program', text: 'What is sent to a program is lost.' },
      'to-token-account': {
        title: 'This is a token, not a wallet',
        text: 'Ask for the address of the recipient’s wallet.',
      },
      'memo-required': {
        title: 'The recipient needs a memo',
        text: 'Its account only takes transfers with a memo, which can’t be added here.',
      },
      'confidential-only': {
        title: 'The recipient only takes confidential transfers',
        text: 'They can’t be made here.',
      },
      frozen: {
        title: 'This token is frozen',
        text: 'Its issuer has frozen your account or the recipient’s for this token.',
      },
      'non-transferable': { title: 'This token can’t be sent', text: 'It stays in the account that has it.' },
      paused: { title: 'This token is paused', text: 'Its issuer has stopped all transfers.' },
      'transfer-hook': {
        title: 'This token can’t be sent here',
        text: 'Each transfer runs a program of its issuer, which isn’t supported.',
      },
    },
    declined: { title: 'Request declined', text: 'Nothing was sent.' },
    send: 'Send',
    checking: { title: 'Checking', text: 'Comparing the transaction with the network.' },
    signing: { title: 'Approve in {wallet}', text: 'Your wallet shows the same amount and address.' },
    sent: { title: 'Transaction started', text: 'It appears in your activity.' },
  },
}
