import type { Decorator, Preview } from '@storybook/react-vite'
import { checkOtherTheme } from './checkOtherTheme.js'
import { HostPage, InModal, InPart } from './places.js'
import './preview.css'

/** A story says where it stands: in the modal (`modal`), in the page (`host`), or, by default, on a bare surface. */
const inItsPlace: Decorator = (Story, { parameters, globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  const locale = globals.locale === 'ar' ? 'ar' : 'en'
  const place = { theme, locale } as const
  if (parameters.host) {
    return (
      <HostPage {...place}>
        <Story />
      </HostPage>
    )
  }
  if (parameters.modal) {
    return (
      <InModal {...place} {...parameters.modal}>
        <Story />
      </InModal>
    )
  }
  return (
    <InPart {...place}>
      <Story />
    </InPart>
  )
}

const preview: Preview = {
  decorators: [inItsPlace],
  afterEach: checkOtherTheme,
  initialGlobals: { theme: 'light', locale: 'en' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'ar'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
