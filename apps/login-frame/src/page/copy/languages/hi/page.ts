// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Hindi. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'लॉग इन करें',
  wait: 'एक क्षण…',
  done: 'आप यह विंडो बंद कर सकते हैं।',
  closeWindow: 'यह विंडो बंद करें और फिर से लॉग इन करें।',
  invalidLink: 'लॉग इन यहाँ से शुरू नहीं हो सकता। ऐप पर वापस जाएँ और फिर से लॉग इन करें।',
}
