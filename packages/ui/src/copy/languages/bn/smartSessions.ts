// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Bengali. */
export const smartSessions: SmartSessionsCopy = {
  label: 'অনুমতি',
  tabs: { active: 'সক্রিয়', expired: 'মেয়াদ শেষ', revoked: 'প্রত্যাহৃত' },
  absent: { title: 'এখানে পাওয়া যায় না', text: 'এই অ্যাপে {network} নেটওয়ার্কে এখনও কোনো অনুমতি নেই।' },
  empty: {
    active: {
      title: 'সক্রিয় অনুমতি নেই',
      text: 'আপনি এই অ্যাপকে নির্দিষ্ট সীমার মধ্যে আপনার হয়ে কাজ করতে দিলে তা এখানে দেখা যাবে।',
    },
    expired: { title: 'মেয়াদ শেষ অনুমতি নেই', text: 'যেসব অনুমতি শেষ হয়েছে সেগুলো এখানে দেখা যায়।' },
    revoked: { title: 'প্রত্যাহৃত অনুমতি নেই', text: 'আপনি যেসব অনুমতি ফিরিয়ে নিয়েছেন সেগুলো এখানে দেখা যায়।' },
  },
  inTotal: 'মোট {amount} পর্যন্ত পাঠানো',
  perPeriod: 'প্রতি {period} সময়ে {amount} পর্যন্ত পাঠানো',
  units: 'একটি টোকেনের {amount} মূল একক',
  calls: 'কন্ট্র্যাক্ট কল করা',
  other: 'অনুমতি “{type}”',
  until: '{date} পর্যন্ত',
  details: {
    sessionKey: 'অ্যাপের কী',
    allowed: 'যা করতে পারে',
    token: 'টোকেন',
    recipients: 'প্রাপক',
    contracts: 'কন্ট্র্যাক্ট',
    methods: 'মেথড',
    network: 'নেটওয়ার্ক',
    granted: 'দেওয়া হয়েছে',
    starts: 'শুরু',
    ends: 'শেষ',
    revoked: 'প্রত্যাহৃত',
  },
  anyRecipient: 'যেকোনো অ্যাকাউন্ট',
  revoke: 'প্রত্যাহার করুন',
  revoking: 'ওয়ালেটে নিশ্চিত করুন',
  unconfirmed: { title: 'প্রত্যাহার হচ্ছে…', text: 'নেটওয়ার্ক এটি নিশ্চিত না করা পর্যন্ত কী এটি ব্যবহার করতে পারে।' },
  reported: {
    title: 'অন্য কোথাও দেওয়া',
    text: 'এই ব্রাউজার থেকে এটি দেওয়া হয়নি। এতে কী অনুমোদিত, তা এই অ্যাপের সার্ভার জানায়। আপনি এটি না চিনলে প্রত্যাহার করুন।',
  },
  failed: { title: 'প্রত্যাহার হয়নি', text: 'অনুমতিটি এখনও ব্যবহার করা যায়। আবার চেষ্টা করুন।' },
}
