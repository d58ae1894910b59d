/** The texts of the pages at which a login with a provider begins and ends. */
export type PageCopy = {
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly wait: string
  readonly done: string
  readonly closeWindow: string
  readonly invalidLink: string
}
