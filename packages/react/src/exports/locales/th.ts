export { th } from '../../locales/th.js'
