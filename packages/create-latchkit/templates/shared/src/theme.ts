import saved from './theme.json'

export type Theme = {
  readonly mode: 'system' | 'light' | 'dark'
  readonly variables: { readonly accent: string; readonly radius: string }
}

const { mode, variables } = saved

/** The theme of `theme.json`, which the panel in development writes. */
export const theme: Theme = { mode: mode === 'light' || mode === 'dark' ? mode : 'system', variables }
