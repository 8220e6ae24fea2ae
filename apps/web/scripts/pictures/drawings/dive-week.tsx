import { Column, Row } from "../boxes.tsx";

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
