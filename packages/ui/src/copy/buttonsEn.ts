import type { ButtonCopy } from './Copy.js'

/** The copy of the buttons in English. */
export const buttonsEn: ButtonCopy = {
  lang: 'en',
  dir: 'ltr',
  connect: 'Connect wallet',
  connecting: 'Connecting',
  account: 'Account {account}',
  selectNetwork: 'Select network',
  switchNetwork: 'Switch network',
  network: 'Network: {network}',
  loadFailure: {
    title: 'This couldn’t be loaded',
    text: 'Check your connection, or reload this page if it has been open for a while.',
    retry: 'Try again',
    close: 'Close',
  },
}
