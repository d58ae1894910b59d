/** The texts of the pages of the frame's server. */
export const frameCopy = {
  loading: { title: 'Loading', text: 'Loading…' },
} as const
