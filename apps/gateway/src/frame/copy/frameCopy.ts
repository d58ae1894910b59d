/** The texts of the pages of the frame's server. */
export const frameCopy = {
  loading: {
    title: 'Loading',
    text: 'Loading…',
    late: 'If nothing else appears here, close this window, and go back to the site.',
  },
} as const
