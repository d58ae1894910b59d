export { fa } from '../../locales/fa.js'
