export { ko } from '../../locales/ko.js'
