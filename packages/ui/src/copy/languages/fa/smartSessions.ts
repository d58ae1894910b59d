// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Persian. */
export const smartSessions: SmartSessionsCopy = {
  label: 'مجوزها',
  tabs: { active: 'فعال', expired: 'منقضی', revoked: 'لغوشده' },
  absent: { title: 'اینجا در دسترس نیست', text: 'این برنامه هنوز در \u2068{network}\u2069 مجوزی ندارد.' },
  empty: {
    active: {
      title: 'مجوز فعالی نیست',
      text: 'وقتی به این برنامه اجازه دهید در حدی معین از طرف شما عمل کند، اینجا آن را می‌بینید.',
    },
    expired: { title: 'مجوز منقضی نیست', text: 'مجوزهای پایان‌یافته اینجا نمایش داده می‌شود.' },
    revoked: { title: 'مجوز لغوشده نیست', text: 'مجوزهایی که پس گرفته‌اید اینجا نمایش داده می‌شود.' },
  },
  inTotal: 'ارسال در مجموع تا \u2068{amount}\u2069',
  perPeriod: 'ارسال تا \u2068{amount}\u2069 در هر \u2068{period}\u2069',
  units: '\u2068{amount}\u2069 واحد پایهٔ یک توکن',
  calls: 'فراخوانی قراردادها',
  other: 'مجوز «\u2068{type}\u2069»',
  until: 'تا \u2068{date}\u2069',
  details: {
    sessionKey: 'کلید برنامه',
    allowed: 'می‌تواند',
    token: 'توکن',
    recipients: 'گیرندگان',
    contracts: 'قراردادها',
    methods: 'متدها',
    network: 'شبکه',
    granted: 'اعطا',
    starts: 'آغاز',
    ends: 'پایان',
    revoked: 'لغو',
  },
  anyRecipient: 'هر حسابی',
  revoke: 'لغو مجوز',
  revoking: 'در کیف پول تأیید کنید',
  unconfirmed: {
    title: 'در حال لغو…',
    text: 'تا زمانی که شبکه این کار را تأیید نکند، کلید می‌تواند از آن استفاده کند.',
  },
  reported: {
    title: 'اعطاشده در جای دیگر',
    text: 'این مرورگر آن را اعطا نکرده است. آنچه مجاز می‌کند گفتهٔ سرور این برنامه است. اگر آن را نمی‌شناسید، لغوش کنید.',
  },
  failed: { title: 'لغو نشد', text: 'مجوز هنوز قابل استفاده است. دوباره تلاش کنید.' },
}
