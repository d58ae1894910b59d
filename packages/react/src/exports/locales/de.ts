export { de } from '../../locales/de.js'
