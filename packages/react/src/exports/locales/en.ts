export { en } from '../../locales/en.js'
