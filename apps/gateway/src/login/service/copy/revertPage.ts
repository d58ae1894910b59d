/** The texts of the page that reverts the change of an address. */
export const revertPage = {
  confirm: {
    title: 'Restore your e-mail address',
    text: (address: string) =>
      `The e-mail address of your wallet was changed. You can restore the former address ${address}.`,
    warning:
      'All devices are logged out. Restore the address only if you did not change it yourself. Otherwise close this page: nothing happens.',
    button: 'Restore this address',
  },
  reverted: {
    title: 'Your e-mail address was restored',
    text: 'Log in again with it. Then move your assets to another wallet: someone else may have used this one.',
  },
  taken: {
    title: 'The address cannot be restored',
    text: 'Another account has this address now.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It was used, has expired after 7 days, or is incomplete. Open the whole link of the mail.',
  },
} as const
