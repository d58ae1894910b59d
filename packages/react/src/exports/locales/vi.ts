export { vi } from '../../locales/vi.js'
