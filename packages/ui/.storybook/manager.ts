import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Latchkit',
    colorPrimary: '#0b6b56',
    colorSecondary: '#0b6b56',
  }),
})
