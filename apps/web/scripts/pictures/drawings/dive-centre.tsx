import { Column, Row } from "../boxes.tsx";
import type { Words } from "./words.ts";

/** The site of a sample dive centre on a phone: the page is the sea, and whoever scrolls goes down. */
export function DiveCentre({ words }: { words: Words["dive-centre"] }) {
  return (
    <Row width="100%" height="100%" color="#ffffff" fontFamily="Text" background="#0b5f86">
      <Sea />
      <Depths />
      <Column position="absolute" left={64} top={56} width={912} height={1192}>
        <Row justifyContent="space-between" alignItems="center" fontSize={34} fontWeight={600} color="#06324f">
          Sample Dive Centre
          <svg width="52" height="36" viewBox="0 0 52 36">
            <path d="M0 4H52M0 18H52M0 32H36" stroke="#06324f" strokeWidth="5" />
          </svg>
        </Row>
        <Column
          marginTop={132}
          fontFamily="Slant"
          fontStyle="italic"
          fontSize={148}
          lineHeight={0.98}
          letterSpacing={-6}
        >
          {words.promise.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Column>
        <Column
          marginTop="auto"
          boxSizing="border-box"
          width={912}
          padding="40px 44px 44px"
          borderRadius={40}
          background="#ffffff"
          color="#06324f"
        >
          <Row justifyContent="space-between" alignItems="center">
            <span style={{ fontSize: 44, fontWeight: 600 }}>{words.trip}</span>
            <span style={{ fontSize: 36, color: "#3a667d" }}>{words.places}</span>
          </Row>
          <Row gap={16} marginTop={34}>
            {["07:30", "10:30", "14:00"].map((time, index) => (
              <Row
                key={time}
                justifyContent="center"
                width={176}
                padding="22px 0"
                borderRadius={999}
                fontSize={36}
                border="3px solid #0b5f86"
                background={index === 1 ? "#0b5f86" : "#ffffff"}
                color={index === 1 ? "#ffffff" : "#0b5f86"}
              >
                {time}
              </Row>
            ))}
            <Row
              alignItems="center"
              justifyContent="center"
              flexGrow={1}
              borderRadius={999}
              background="#ffb938"
              fontSize={36}
              fontWeight={600}
            >
              {words.book}
            </Row>
          </Row>
        </Column>
      </Column>
    </Row>
  );
}

/** Light from above, fish on their way, the reef below. */
function Sea() {
  const flipper =
    "M84 -62C112 -140 84 -214 -6 -250C-2 -190 -2 -120 16 -76ZM-92 -54C-122 -96 -160 -122 -206 -128C-196 -84 -166 -42 -120 -16Z";
  const mirrored =
    "M84 62C112 140 84 214 -6 250C-2 190 -2 120 16 76ZM-92 54C-122 96 -160 122 -206 128C-196 84 -166 42 -120 16Z";
  return (
    <svg width="1040" height="1300" viewBox="0 0 1040 1300" style={{ position: "absolute", left: 0, top: 0 }}>
      <path d="M0 0H1040V1300H0Z" fill="#9fdcec" />
      <path d="M0 150C120 118 220 186 360 152S600 118 740 154S940 184 1040 148V1300H0Z" fill="#33a9c9" />
      <path d="M0 420C160 380 260 452 430 414S700 384 820 420S980 440 1040 412V1300H0Z" fill="#147da6" />
      <path d="M0 690C140 650 280 730 450 690S760 656 880 690S1000 704 1040 684V1300H0Z" fill="#0b5f86" />
      <path d="M0 930C180 884 300 966 500 926S800 890 1040 934V1300H0Z" fill="#07436a" />
      {/* Rays. */}
      <defs>
        <linearGradient id="ray" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M520 150L250 860H420L610 140ZM716 160L620 900H800L820 172ZM930 174L960 860H1040V150Z" fill="url(#ray)" />
      {/* The boat, half under the line. */}
      <path d="M600 112H852L818 176A24 24 0 0 1 796 190H664A24 24 0 0 1 642 176Z" fill="#06324f" />
      <path d="M676 112V66H768L796 112Z" fill="#ffb938" />
      {/* A turtle, on its way up. */}
      <g transform="translate(770 540) rotate(-38) scale(0.92)">
        <path d={`${flipper}${mirrored}`} fill="#12806c" />
        <path d="M118 -30C160 -52 206 -34 206 0S160 52 118 30Z" fill="#12806c" />
        <path
          d="M-132 0C-128 -82 -44 -104 24 -98C96 -92 134 -46 134 0C134 46 96 92 24 98C-44 104 -128 82 -132 0Z"
          fill="#0a4a44"
        />
        <path
          d="M-40 -44H34L66 0L34 44H-40L-72 0ZM-30 -58L-48 -80C-22 -92 12 -90 36 -84L28 -58ZM-30 58L-48 80C-22 92 12 90 36 84L28 58ZM46 -54L54 -78C88 -70 108 -46 114 -10H78ZM46 54L54 78C88 70 108 46 114 10H78ZM-52 -50L-66 -68C-94 -54 -108 -34 -112 -10H-84ZM-52 50L-66 68C-94 54 -108 34 -112 10H-84Z"
          fill="#1fa189"
        />
        <circle cx="180" cy="-20" r="7" fill="#06324f" />
        <circle cx="180" cy="20" r="7" fill="#06324f" />
      </g>
      {/* A school of fish, all the same way. */}
      {["180 800", "272 758", "300 846", "392 806", "412 890", "500 846", "90 850", "206 894"].map((place) => (
        <path
          key={place}
          transform={`translate(${place})`}
          d="M0 0C16 -20 44 -20 60 0L80 -16V16L60 0C44 20 16 20 0 0Z"
          fill="#ffb938"
        />
      ))}
      {/* The reef, in front of the deep. */}
      <path
        d="M0 1300V900C34 850 76 900 68 960C104 876 168 920 150 1000C192 956 236 1010 210 1080L250 1300Z"
        fill="#e2574c"
      />
      <path
        d="M1040 1300V864C996 820 958 876 978 946C934 890 886 944 920 1024C866 1000 842 1056 876 1110L840 1300Z"
        fill="#f0876a"
      />
      <path d="M190 1300V1000C190 960 246 960 246 1000V1040C246 1000 300 1000 300 1040V1300Z" fill="#8a4aa3" />
      <path d="M690 1300C676 1120 716 1010 770 1016S850 1130 836 1300Z" fill="#8a4aa3" />
      <path d="M420 1300C400 1180 460 1080 540 1080S680 1180 660 1300Z" fill="#0d6b5d" />
    </svg>
  );
}

/** Depth, read from the line that the anchor hangs on. */
function Depths() {
  return (
    <Column
      justifyContent="space-between"
      position="absolute"
      right={0}
      top={262}
      height={590}
      fontSize={32}
      fontWeight={600}
    >
      {["5 m", "12 m", "18 m"].map((depth) => (
        <span key={depth} style={{ width: 118, paddingBottom: 8, borderBottom: "4px solid #ffffff" }}>
          {depth}
        </span>
      ))}
    </Column>
  );
}

type Day = { name: string; booked: number };

/** How many places a boat has. */
const places = 12;

const week: readonly Day[] = [
  { name: "Mon", booked: 5 },
  { name: "Tue", booked: 7 },
  { name: "Wed", booked: 4 },
  { name: "Thu", booked: 8 },
  { name: "Fri", booked: 11 },
  { name: "Sat", booked: 10 },
  { name: "Sun", booked: 12 },
];

const chosen = "Sat";
const width = 200;
const left = 100;

/** The week of a sample dive centre as its desk sees it: every day a column of sea, every place on the boat a dot. */
export function DiveWeek() {
  return (
    <Row width="100%" height="100%" background="#dff3f8" color="#06324f" fontFamily="Text">
      <Columns />
      <Row justifyContent="space-between" alignItems="center" position="absolute" left={100} right={100} top={56}>
        <span style={{ fontFamily: "Slant", fontStyle: "italic", fontSize: 96, letterSpacing: -4 }}>
          This week at sea
        </span>
        <Row gap={36} fontSize={34}>
          <Row alignItems="center" gap={14}>
            <svg width="36" height="36" viewBox="0 0 36 36">
              <circle cx="18" cy="18" r="16" fill="#ffb938" />
            </svg>
            Booked
          </Row>
          <Row alignItems="center" gap={14}>
            <svg width="36" height="36" viewBox="0 0 36 36">
              <circle cx="18" cy="18" r="14" fill="#ffffff" stroke="#0b5f86" strokeWidth="4" />
            </svg>
            Free
          </Row>
        </Row>
      </Row>
      <Row position="absolute" left={left} top={236} width={width * week.length}>
        {week.map(({ name }) => (
          <span key={name} style={{ display: "flex", justifyContent: "center", width, fontSize: 40, fontWeight: 600 }}>
            {name}
          </span>
        ))}
      </Row>
      <Column
        alignItems="center"
        position="absolute"
        left={left + width * 5 + 12}
        top={824}
        width={width - 24}
        padding="18px 0"
        borderRadius={28}
        background="#ffffff"
      >
        <span style={{ fontSize: 64, fontWeight: 600, lineHeight: 1 }}>2</span>
        <span style={{ fontSize: 34 }}>places left</span>
      </Column>
    </Row>
  );
}

function Columns() {
  const seas = ["#33a9c9", "#2699bd"];
  return (
    <svg width="1600" height="1000" viewBox="0 0 1600 1000" style={{ position: "absolute", left: 0, top: 0 }}>
      <path
        d="M0 400C100 376 200 424 300 400S500 376 600 400S800 424 900 400S1100 376 1200 400S1400 424 1600 400V1000H0Z"
        fill="#4db9d6"
      />
      {week.map(({ name, booked }, day) => (
        <g key={name} transform={`translate(${left + day * width} 0)`}>
          <path
            d={`M0 404C34 388 66 420 100 404S166 388 ${width} 404V1000H0Z`}
            fill={name === chosen ? "#0b5f86" : seas[day % 2]}
          />
          <path d="M48 356H152L138 388A12 12 0 0 1 128 394H72A12 12 0 0 1 62 388Z" fill="#06324f" />
          <path d="M82 356V330H118L130 356Z" fill={booked === places ? "#e2574c" : "#ffb938"} />
          {Array.from({ length: places }, (_, place) => {
            const at = { cx: 55 + (place % 3) * 45, cy: 480 + Math.floor(place / 3) * 78 };
            return place < booked ? (
              <circle key={place} {...at} r="17" fill="#ffb938" />
            ) : (
              <circle key={place} {...at} r="15" fill="none" stroke="#ffffff" strokeWidth="4" />
            );
          })}
        </g>
      ))}
      {/* The reef below, the same as on the phone. */}
      <path d="M0 1000V850C40 820 70 860 64 910C100 850 160 880 150 940C190 910 220 950 206 1000Z" fill="#e2574c" />
      <path d="M240 1000C236 930 300 890 350 920S420 970 410 1000Z" fill="#8a4aa3" />
      <path d="M470 1000V900C470 872 512 872 512 900V930C512 900 556 900 556 930V1000Z" fill="#f0876a" />
      <path d="M640 1000C650 920 740 900 780 950S800 990 800 1000Z" fill="#0d6b5d" />
      <path d="M880 1000V880C880 850 924 850 924 880V940C924 910 968 910 968 940V1000Z" fill="#e2574c" />
      <path d="M1330 1000C1330 920 1400 880 1450 920S1500 970 1496 1000Z" fill="#8a4aa3" />
      <path d="M1600 1000V840C1560 820 1534 862 1544 920C1510 900 1480 940 1490 1000Z" fill="#f0876a" />
    </svg>
  );
}
