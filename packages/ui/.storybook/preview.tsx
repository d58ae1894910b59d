import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { languageCodes } from '../src/copy/languageCodes.js'
import { checkLayout } from './checkLayout.js'
import { checkOtherTheme } from './checkOtherTheme.js'
import { HostContainer, ModalContainer, PartContainer } from './storyContainers.js'
import './preview.css'

// Slow machines need more than the default of one second.
configure({ asyncUtilTimeout: 60_000 })

/** The languages of the toolbar. */
const locales = [...languageCodes, 'pseudo'] as const

/** Renders a story in the modal (`parameters.modal`), in the page (`parameters.host`) or, by default, in a card. */
const withContainer: Decorator = (Story, { parameters, globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const locale = locales.find((name) => name === globals.locale) ?? 'en'
  const container = { theme, locale } as const
  if (parameters.host) {
    return (
      <HostContainer {...container}>
        <Story />
      </HostContainer>
    )
  }
  if (parameters.modal) {
    return (
      <ModalContainer {...container} {...parameters.modal}>
        <Story />
      </ModalContainer>
    )
  }
  return (
    <PartContainer {...container}>
      <Story />
    </PartContainer>
  )
}

const preview: Preview = {
  decorators: [withContainer],
  afterEach: async (story) => {
    await checkOtherTheme(story)
    await checkLayout(story)
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: [...locales], dynamicTitle: true } },
  },
  parameters: {
    layout: 'fullscreen',
    // Axe describes only violations: each story sends its report from the browser, with every element that passed otherwise.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '760px' }, type: 'mobile' },
        narrow: { name: 'Narrow (200 % zoom)', styles: { width: '320px', height: '480px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '880px', height: '760px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
