import type { LoginCopy } from './LoginCopy.js'

/** The strings of the login without a wallet, in English. */
export const loginEn: LoginCopy = {
  or: 'or',
  email: {
    label: 'Email',
    placeholder: 'Your email address',
    hint: 'We’ll email you a code.',
    submit: 'Continue with email',
    invalid: 'Enter a valid email address.',
    sending: 'Sending the email',
  },
  failures: {
    cooldown: 'Please try again after {seconds} seconds',
    locked: 'Too many wrong codes. Start again to get a new one.',
    'link-expired': 'The link has expired. Send another one.',
    unreachable: 'The login can’t be reached. Check your connection, then try again.',
    refused: 'That didn’t work.',
    unexpected: 'Something went wrong. Try again.',
  },
  none: { title: 'No login', text: 'Go back, and choose how to log in.' },
  startAgain: 'Start again',
  code: {
    prompt: {
      title: 'Enter the code',
      text: 'We emailed a 6-digit code to {email}. It’s valid for 20 minutes at most.',
    },
    promptWithoutEmail: 'We emailed you a 6-digit code. It’s valid for 20 minutes at most.',
    label: '6-digit code',
    sending: 'Sending another code',
    verifying: 'Checking the code',
    connecting: 'Opening your wallet',
    ended: 'Login ended',
    resend: 'Send another code',
    resendIn: 'Send another code in {seconds} s',
  },
  device: {
    waiting: {
      title: 'Check your email',
      text: 'Open the link we emailed to {email}, and approve this device. It’s valid for 20 minutes.',
    },
    sending: 'Sending another link',
    ended: 'Device not approved',
    resend: 'Send another link',
    resendIn: 'Send another link in {seconds} s',
  },
  social: {
    continue: 'Continue with {provider}',
    more: 'More providers',
    passkey: 'Continue with passkey',
    wallets: 'Continue with a wallet',
    steps: {
      opening: { title: 'Opening {provider}', text: 'A new window opens for the login.' },
      waiting: { title: 'Log in with {provider}', text: 'Continue in the window that opened.' },
      blocked: {
        title: 'The window was blocked',
        text: 'Your browser blocked the window of {provider}. You can log in here, and come back to this page.',
      },
      leaving: { title: 'Opening {provider}', text: 'You’ll come back to this page after the login.' },
      verifying: { title: 'Checking the login', text: 'This takes a moment.' },
      connecting: { title: 'Opening your wallet', text: 'This takes a moment.' },
    },
    continueHere: 'Continue in this window',
    ended: 'Login with {provider} failed',
    retry: 'Try again',
  },
  update: {
    label: 'New email',
    save: 'Save',
    unchanged: 'This is your current email address.',
    hint: 'We’ll email a code to your current address, and one to the new one.',
  },
  address: 'Email',
  settings: 'Wallet settings',
  approve: { title: 'Approve the request', text: 'Check the request in the window above this one.' },
}
