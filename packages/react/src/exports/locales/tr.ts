export { tr } from '../../locales/tr.js'
