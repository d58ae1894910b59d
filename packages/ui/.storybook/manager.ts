import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const hook = 'M9 4v13a6 6 0 0 0 6 6h2.9'
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 32 32" fill="none" stroke-width="4.2" stroke-linecap="round"><path d="${hook}" stroke="#1a1d17"/><path d="${hook}" stroke="#0b6b56" transform="rotate(180 16 16)"/></svg>`

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Latchkit',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    colorPrimary: '#0b6b56',
    colorSecondary: '#0b6b56',
  }),
})
