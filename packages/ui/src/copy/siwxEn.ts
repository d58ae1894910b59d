import type { SiwxCopy } from './SiwxCopy.js'

/** The strings of the view that signs an account in, in English. */
export const siwxEn: SiwxCopy = {
  checking: 'Checking your sign-in',
  ready: {
    title: 'Sign in to {app}',
    text: 'Sign this message in {wallet} to prove that the account is yours. It’s free, and moves nothing.',
  },
  siwe: {
    title: '{app} needs to connect to your wallet',
    text: 'Sign this message to prove that you own this wallet, and to continue. It’s free, and moves nothing.',
  },
  anyApp: 'Sign in',
  required: 'Canceling disconnects your wallet.',
  message: 'Message to sign',
  preparing: 'Preparing the message',
  signing: {
    title: 'Sign in {wallet}',
    text: 'Check that your wallet shows this message, then approve it.',
  },
  verifying: { title: 'Signing you in', text: 'The app is checking your signature.' },
  declined: { title: 'Signature declined', text: 'You aren’t signed in. Try again to continue.' },
  failed: 'Couldn’t sign in',
  undeployed: {
    title: 'Couldn’t verify your signature',
    text: 'If this is a smart account, it isn’t active on this network yet. Make a first transaction with {wallet}, then try again.',
  },
  smartAccount: 'This application might not support Smart Accounts',
  verified: 'You’re signed in',
  sign: 'Sign',
  retry: 'Try again',
  cancel: 'Cancel',
}
