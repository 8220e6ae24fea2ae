import { Column, Row } from "../boxes.tsx";
import type { Words } from "./words.ts";

/** The site of a sample furniture maker: each piece as the workshop sees it, measured, in the timber of one's choice. */
export function Furniture({ words }: { words: Words["furniture"] }) {
  const timbers = [
    { name: "Nyatoh", colour: "#b5683c" },
    { name: "Meranti", colour: "#8e4a33" },
    { name: "Jati", colour: "#c2945a" },
  ];
  return (
    <Row width="100%" height="100%" background="#e9e6df" color="#1d1c1a" fontFamily="Narrow">
      <Chair />
      <Row justifyContent="space-between" position="absolute" left={64} right={64} top={48} fontSize={36}>
        <span>Perabot Contoh, Muar</span>
        <span>{words.range}</span>
      </Row>
      <span style={{ position: "absolute", left: 872, top: 492, fontSize: 40 }}>84</span>
      <span style={{ position: "absolute", left: 1186, top: 914, fontSize: 40 }}>46 cm</span>
      <Column position="absolute" left={64} top={150} width={760} height={790}>
        <span style={{ marginLeft: -18, fontSize: 330, lineHeight: 0.8, letterSpacing: -16 }}>No. 7</span>
        <span style={{ marginTop: 52, fontSize: 44, lineHeight: 1.25, width: 560 }}>{words.piece}</span>
        <Row gap={28} marginTop="auto" marginLeft={-13}>
          {timbers.map(({ name, colour }, index) => (
            <Column key={name} gap={14} fontSize={34}>
              <Row
                boxSizing="border-box"
                width={150}
                height={96}
                padding={8}
                border={index === 0 ? "5px solid #1d1c1a" : "5px solid #e9e6df"}
              >
                <Row flexGrow={1} background={colour} />
              </Row>
              <span style={{ marginLeft: 13 }}>{name}</span>
            </Column>
          ))}
        </Row>
        <Row
          alignSelf="flex-start"
          marginTop={44}
          padding="30px 48px"
          background="#1d1c1a"
          color="#e9e6df"
          fontSize={38}
        >
          {words.ask}
        </Row>
      </Column>
    </Row>
  );
}

/** The chair from the side, with the lines and figures of a workshop drawing. */
function Chair() {
  return (
    <svg width="1600" height="1000" viewBox="0 0 1600 1000" style={{ position: "absolute", left: 0, top: 0 }}>
      <path d="M840 0H1600V1000H840Z" fill="#d9d4c8" />
      <path d="M840 850H1600V1000H840Z" fill="#c9c2b2" />
      <path
        d="M930 0V850M1020 0V850M1110 0V850M1200 0V850M1290 0V850M1380 0V850M1470 0V850M1560 0V850M840 130H1600M840 220H1600M840 310H1600M840 400H1600M840 490H1600M840 580H1600M840 670H1600M840 760H1600"
        stroke="#cbc5b7"
        strokeWidth="3"
      />
      <path d="M960 884C1060 862 1380 862 1490 884C1380 906 1060 906 960 884Z" fill="#aaa28f" />
      {/* Far legs. */}
      <path d="M1080 560L1066 872H1092L1112 560ZM1372 560L1404 872H1430L1406 560Z" fill="#7c3f22" />
      {/* Back post and near legs. */}
      <path
        d="M1006 884L1044 560C1050 430 1030 310 984 196L1024 180C1080 300 1098 430 1088 560L1042 884Z"
        fill="#b5683c"
      />
      <path d="M1392 574L1432 884H1468L1440 574Z" fill="#b5683c" />
      <path
        d="M1012 200L1024 180C1080 300 1098 430 1088 560L1042 884H1028L1068 560C1078 430 1060 310 1012 200Z"
        fill="#9a5530"
      />
      {/* Seat. */}
      <path d="M1030 520H1426A34 34 0 0 1 1460 554V590H1030Z" fill="#b5683c" />
      <path d="M1044 566H1460V590H1044Z" fill="#9a5530" />
      <path d="M1056 496C1160 470 1330 470 1420 500A20 20 0 0 1 1426 526H1050Z" fill="#2f4a3f" />
      {/* Back rest, bent. */}
      <path
        d="M996 228C1050 216 1084 232 1104 262C1116 330 1122 350 1122 384C1096 368 1070 366 1044 376C1036 322 1020 276 996 228Z"
        fill="#b5683c"
      />
      <path
        d="M1104 262C1116 330 1122 350 1122 384C1114 378 1104 374 1094 371C1094 330 1088 290 1078 242C1088 246 1096 252 1104 262Z"
        fill="#9a5530"
      />
      {/* Stretcher. */}
      <path d="M1030 742H1428V768H1026Z" fill="#9a5530" />
      {/* Measures of a chair. */}
      <path
        d="M900 188V470M900 560V884M880 188H920M880 884H920M1012 940H1170M1306 940H1464M1012 922V958M1464 922V958"
        fill="none"
        stroke="#1d1c1a"
        strokeWidth="4"
      />
    </svg>
  );
}

const rows = [
  { name: "Chair", value: "No. 7, four of them" },
  { name: "Timber", value: "Nyatoh", colour: "#b5683c" },
  { name: "Send to", value: "Batu Pahat" },
];

/** An enquiry of a sample furniture maker on a phone: the chosen chairs round the table, from above, on squared paper. */
export function FurnitureOrder() {
  return (
    <Row width="100%" height="100%" background="#d9d4c8" color="#1d1c1a" fontFamily="Narrow">
      <Plan />
      <Row justifyContent="space-between" position="absolute" left={64} right={64} top={48} fontSize={38}>
        <span>Perabot Contoh, Muar</span>
        <span>Your list</span>
      </Row>
      <span style={{ position: "absolute", left: 478, top: 116, fontSize: 40 }}>160 cm</span>
      <Column
        boxSizing="border-box"
        position="absolute"
        left={0}
        top={796}
        width={1040}
        height={504}
        padding="36px 64px 0"
        background="#e9e6df"
        fontSize={44}
      >
        {rows.map(({ name, value, colour }) => (
          <Row key={name} alignItems="center" height={92} borderBottom="3px solid #c9c2b2">
            <span style={{ width: 210, color: "#5c5950" }}>{name}</span>
            {colour && <Row width={44} height={44} marginRight={20} background={colour} />}
            <span>{value}</span>
          </Row>
        ))}
        <Row
          alignItems="center"
          justifyContent="center"
          marginTop={32}
          height={112}
          background="#1d1c1a"
          color="#e9e6df"
          fontSize={46}
        >
          Ask for the price
        </Row>
      </Column>
    </Row>
  );
}

/** Squared paper, the table in another timber, and the chairs pushed in. */
function Plan() {
  const lines = Array.from({ length: 13 }, (_, place) => 20 + place * 80);
  return (
    <svg width="1040" height="800" viewBox="0 0 1040 800" style={{ position: "absolute", left: 0, top: 0 }}>
      <path
        d={`${lines.map((x) => `M${x} 0V800`).join("")}${lines.map((y) => `M0 ${y}H1040`).join("")}`}
        stroke="#cbc5b7"
        strokeWidth="3"
      />
      <ChairFromAbove place="translate(380 252)" />
      <ChairFromAbove place="translate(660 252)" />
      <ChairFromAbove place="translate(380 672) rotate(180)" />
      <ChairFromAbove place="translate(660 672) rotate(180)" />
      <path
        d="M224 322H816A24 24 0 0 1 840 346V602A24 24 0 0 1 816 626H224A24 24 0 0 1 200 602V346A24 24 0 0 1 224 322Z"
        fill="#aaa28f"
      />
      <path
        d="M224 300H816A24 24 0 0 1 840 324V580A24 24 0 0 1 816 604H224A24 24 0 0 1 200 580V324A24 24 0 0 1 224 300Z"
        fill="#8e4a33"
      />
      <path
        d="M232 360H808M232 420C420 404 620 436 808 420M232 480H808M232 540C420 556 620 524 808 540"
        fill="none"
        stroke="#7c3f2b"
        strokeWidth="6"
      />
      <circle cx="520" cy="452" r="70" fill="#e9e6df" />
      <circle cx="520" cy="452" r="46" fill="#2f4a3f" />
      <path
        d="M520 452C500 410 540 400 520 372C566 396 556 428 520 452C560 444 580 470 596 460C580 500 548 490 520 452Z"
        fill="#6f9a6a"
      />
      <path d="M200 146H840M200 126V166M840 126V166" stroke="#1d1c1a" strokeWidth="4" />
      <path d="M460 134H600V158H460Z" fill="#d9d4c8" />
    </svg>
  );
}

/** Chair No. 7 from above, its back upwards. */
function ChairFromAbove({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d="M-92 -24H92L80 110H-80Z" fill="#aaa28f" />
      <path d="M-92 -40H92L78 96H-78Z" fill="#b5683c" />
      <path d="M-74 -24H74L64 84H-64Z" fill="#2f4a3f" />
      <path d="M-104 -66C-60 -34 60 -34 104 -66L96 -22C56 -4 -56 -4 -96 -22Z" fill="#9a5530" />
    </g>
  );
}
