export { uk } from '../../locales/uk.js'
