import type { OnRampCopy } from './OnRampCopy.js'

/** The strings of the views that buy tokens with money, in English. */
export const onRampEn: OnRampCopy = {
  restricted: {
    title: 'Not available in your region',
    text: 'Providers don’t sell tokens where you are.',
  },
  unsupported: {
    title: 'Nothing to buy on this network',
    text: 'Switch to another network to see what you can buy.',
  },
  absent: {
    title: 'Not available here',
    text: 'This app has no providers to buy from yet.',
  },
  unavailable: {
    title: 'Buying isn’t available right now',
    text: 'The providers can’t be reached. Try again in a moment.',
  },
  retry: 'Try again',
  loading: 'Loading what you can buy',
  pay: 'You pay',
  receive: 'You receive',
  currency: 'Currency:',
  onNetwork: 'On {network}',
  limits: 'From {min} to {max}',
  checks: {
    'add-amount': 'From {min} to {max}',
    'incorrect-value': 'Enter an amount with at most two decimals',
    'below-min': 'At least {min}',
    'above-max': 'At most {max}',
  },
  providers: 'Providers',
  best: 'Best price',
  fee: 'Fees {fee}',
  fees: 'Fees {fee}, of which network {networkFee}',
  feeUnknown: 'Fees included',
  feeLater: 'The provider shows its fees',
  feeRange: 'Fees {min}–{max} %',
  estimate: 'Estimate',
  noEstimate: 'Estimate unavailable',
  noQuote: 'Not available for this amount',
  quoteLoading: 'Getting a quote',
  estimates: {
    title: 'No current prices',
    text: 'These are estimates. The provider shows you the exact price before you pay.',
  },
  failed: {
    title: '{provider} isn’t available',
    text: 'Nothing was paid. Choose another provider, or try again.',
  },
  refresh: 'Prices update every 30 seconds.',
  refreshNow: 'Update prices now',
  note: 'You pay on the provider’s page, which opens in a new window. The tokens go to your connected account.',
  purchases: 'Your purchases',
  open: 'In progress',
  tokens: 'What you can buy',
  payments: 'Currencies to pay with',
  progress: {
    none: { title: 'No purchase', text: 'Your purchases in this browser are listed in your account.' },
    starting: { title: 'Opening {provider}', text: 'Getting the payment page.' },
    startFailed: {
      title: '{provider} isn’t available',
      text: 'Nothing was paid. Choose another provider, or try again.',
    },
    waiting: {
      title: 'Continue with {provider}',
      text: 'Pay in the window that has opened. You can close this one: the purchase is followed.',
    },
    blocked: {
      title: 'Your browser blocked the window',
      text: 'Open the page of {provider} to pay.',
    },
    untracked: {
      title: 'Continue with {provider}',
      text: 'Pay in the window that has opened. This app can’t see what becomes of the purchase.',
    },
    openPage: 'Open payment page',
    again: 'Open the page again',
    copyLink: 'Copy link',
    copied: 'Copied',
    statuses: {
      processing: { title: 'Payment received', text: '{provider} is sending your tokens.' },
      completed: { title: 'You received {amount}', text: 'The tokens are in your account on {network}.' },
      declined: { title: 'Payment declined', text: 'You weren’t charged. Try another card or provider.' },
      failed: { title: 'Purchase failed', text: 'Contact {provider} if you were charged.' },
      expired: { title: 'Purchase expired', text: 'It wasn’t paid in time. Nothing was charged.' },
    },
    tryAgain: 'Buy again',
  },
  activity: {
    empty: { title: 'No purchases yet', text: 'What you buy in this browser appears here.' },
    detail: '{paid} with {provider}',
    statuses: {
      created: 'Waiting for payment',
      processing: 'On its way',
      completed: 'Received',
      declined: 'Declined',
      failed: 'Failed',
      expired: 'Expired',
    },
  },
}
