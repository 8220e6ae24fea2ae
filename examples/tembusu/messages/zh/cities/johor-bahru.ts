import type { Place } from "../../place.ts";

/** What is said about Johor Bahru. */
export const johorBahru: Place = {
  state: "马来西亚柔佛州",
  description: "长堤对岸的城市：商店、诊所和车厂，做的是海峡两岸的生意。",
  population: "约 85.8 万（2020 年人口普查，市政厅辖区）",
  businessHub:
    "购物中心、牙科诊所、车厂和餐馆，靠的是经长堤和第二通道过来的访客，也靠这座城市自己的成长。外围是淡杯、拉庆和地不佬的工业区，以及巴西古当港口。",
  neighbourhoods: [
    {
      name: "市中心与新山中央车站",
      text: "老面包店、咖啡馆和小旅店，离关卡走路就到。请写明步行几分钟。",
    },
    {
      name: "彩虹花园与世纪花园",
      text: "KSL City 一带的海鲜、按摩和发廊。许多客人坐车来，请写明旁边是哪座商场。",
    },
    {
      name: "Mount Austin 一带",
      text: "入夜后热闹的餐馆、甜品店和健身房。打烊时间写得准，照片够新，客人就来。",
    },
  ],
  customers:
    "选中您的时候，可能有一半读者还在新加坡。请写明离关卡多远，用令吉标价，并说明怎么用新加坡号码预约。对附近的居民来说，平日优惠和停车更要紧。",
};
