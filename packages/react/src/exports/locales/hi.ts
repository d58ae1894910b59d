export { hi } from '../../locales/hi.js'
